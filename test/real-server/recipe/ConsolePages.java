package org.example.medconsole.web.rest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;
import org.springframework.web.util.UriComponentsBuilder;

/** The product's lists are pages, as Spring writes them. A generated list is an array with its total in a header. */
@RestControllerAdvice(basePackages = "org.example.medconsole.web.rest")
public class ConsolePages implements ResponseBodyAdvice<Object> {

    @Override
    public boolean supports(MethodParameter method, Class<? extends HttpMessageConverter<?>> converter) {
        return !UserResource.class.equals(method.getContainingClass());
    }

    @Override
    public Object beforeBodyWrite(
        Object body,
        MethodParameter method,
        MediaType type,
        Class<? extends HttpMessageConverter<?>> converter,
        ServerHttpRequest request,
        ServerHttpResponse response
    ) {
        String total = response.getHeaders().getFirst("X-Total-Count");
        if (!(body instanceof List) || total == null) {
            return body;
        }
        Map<String, String> query = UriComponentsBuilder.fromUri(request.getURI()).build().getQueryParams().toSingleValueMap();
        int size = Integer.parseInt(query.getOrDefault("size", "20"));
        int number = Integer.parseInt(query.getOrDefault("page", "0"));
        long elements = Long.parseLong(total);
        Map<String, Object> page = new LinkedHashMap<>();
        page.put("content", body);
        page.put("totalElements", elements);
        page.put("totalPages", (elements + size - 1) / size);
        page.put("size", size);
        page.put("number", number);
        page.put("last", (number + 1L) * size >= elements);
        return page;
    }
}
